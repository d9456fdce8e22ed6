import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openAllowedFolders } from "../../mcp/allowed-folders.ts";
import { createMcpServer } from "../../mcp/server.ts";
import { type ExitStatus, type OutputOptions, say } from "../../terminal/output.ts";

/** Serves the Model Context Protocol over stdin and stdout until the client closes them. */
export async function mcp({ allow, data, ...output }: OutputOptions & { allow: string[]; data?: string }): Promise<ExitStatus> {
  const allowed = openAllowedFolders(allow);
  const server = createMcpServer({ allowed, data });
  const closed = Promise.withResolvers<void>();
  server.server.onclose = () => closed.resolve();
  process.stdin.once("end", () => void server.close());
  await server.connect(new StdioServerTransport());
  say(`Serves the Model Context Protocol for ${allowed.folders.join(", ")}.`, output);
  await closed.promise;
  return 0;
}
