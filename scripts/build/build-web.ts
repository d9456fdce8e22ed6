import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { placeFont, styles } from "./web-styles.ts";

const ROOT = join(import.meta.dir, "../..");
const WEB = join(ROOT, "src/web");
const COMPRESSED = /\.(js|css|svg|html|json|txt)$/;

/** Builds the single-page application into `outdir`: hashed files under `assets/`, a gzip sibling beside every text, the public files as they are. */
export async function buildWeb(outdir = join(ROOT, "build/web")): Promise<string[]> {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const result = await Bun.build({
    entrypoints: [join(WEB, "index.html")],
    outdir,
    target: "browser",
    minify: true,
    splitting: true,
    publicPath: "/",
    naming: { entry: "[name].[ext]", chunk: "assets/[name]-[hash].[ext]", asset: "assets/[name]-[hash].[ext]" },
    plugins: [styles(outdir)],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  if (!result.success) throw new AggregateError(result.logs, "the web application does not build");
  if (existsSync(join(WEB, "public"))) cpSync(join(WEB, "public"), outdir, { recursive: true });
  preloadFont(outdir);

  const files = [...new Bun.Glob("**/*").scanSync(outdir)].filter((file) => !file.endsWith(".gz"));
  for (const file of files.filter((file) => COMPRESSED.test(file))) {
    writeFileSync(`${join(outdir, file)}.gz`, gzipSync(readFileSync(join(outdir, file)), { level: 9 }));
  }
  return files;
}

/** The font of most texts is asked for with the page, not after its style sheet has come. */
function preloadFont(outdir: string) {
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${placeFont("./files/inter-latin-wght-normal.woff2", outdir)}">`;
  const page = readFileSync(join(outdir, "index.html"), "utf8");
  writeFileSync(join(outdir, "index.html"), page.replace("</title>", `</title>\n    ${preload}`));
}

/** What a browser fetches for the first look at `screen`: the page, what it names, the chunks of the screen and of the toasts with their static imports, the Latin font. */
function firstLoad(outdir: string, files: string[], screen: string): string[] {
  const text = (file: string) => readFileSync(join(outdir, file), "utf8");
  const named = [...text("index.html").matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map((match) => match[1] as string);
  const chunk = files.filter((file) => new RegExp(`^assets/(${screen}|toaster)-[^/]+\\.js$`).test(file));
  const wanted = new Set(["index.html"]);
  const queue = [...named, ...chunk];
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (wanted.has(file)) continue;
    wanted.add(file);
    if (!file.endsWith(".js")) continue;
    for (const match of text(file).matchAll(/(?:from|import)\s*"\/(assets\/[^"]+\.js)"/g)) queue.push(match[1] as string);
  }
  return [...wanted, ...files.filter((file) => /inter-latin-wght-normal-[^/]+\.woff2$/.test(file))];
}

const transfer = (outdir: string, file: string) => statSync(COMPRESSED.test(file) ? `${join(outdir, file)}.gz` : join(outdir, file)).size;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

function printSizes(outdir: string, files: string[]) {
  const scripts = files.filter((file) => /\.(js|css)$/.test(file)).sort((a, b) => transfer(outdir, b) - transfer(outdir, a));
  for (const file of scripts) console.log(kilobytes(transfer(outdir, file)), basename(file));

  const first = firstLoad(outdir, files, "auth-screen");
  const sum = (of: string[]) => of.reduce((total, file) => total + transfer(outdir, file), 0);
  console.log(
    `\nfirst load of /auth, compressed: ${kilobytes(sum(first.filter((file) => /\.(js|css)$/.test(file)))).trim()} of scripts and styles,`,
  );
  console.log(`${kilobytes(sum(first)).trim()} with the page, the icon and the font (${first.length} files)`);
}

if (import.meta.main) {
  const outdir = join(ROOT, "build/web");
  printSizes(outdir, await buildWeb(outdir));
}
