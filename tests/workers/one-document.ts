/** Hands one document to a worker by the queue of the arguments, and prints what comes back. */
import { bytes, CV, echo, openQueue, until } from "./open-queue.ts";

const [url = "", prefix = ""] = process.argv.slice(2);
{
  await using queue = openQueue(url, prefix);
  const remote = queue.service();
  queue.worker(echo);
  await until(() => remote.slots() > 0);
  const { outputs } = await remote.convert(bytes("CV"), CV);
  console.log(new TextDecoder().decode(outputs[0]?.bytes));
}
process.exit(0);
