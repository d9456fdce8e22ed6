import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BunPlugin } from "bun";
import { bundleAsync, type Targets, type Url } from "lightningcss";

/** The packages whose fonts the style sheets name: that of the pages, and those that a brand may choose. */
const FONT_PACKAGES = ["@fontsource-variable/inter", "@fontsource/source-sans-3", "@fontsource/source-serif-4", "@fontsource/eb-garamond"];

/**
 * The oldest browsers that the pages are written for: Baseline "widely available" of November 2026, which is what browsers could do thirty months before.
 * Bun's own target is Chrome 80 and cannot be set. For it, `:is(th, td)` is also written as `:-webkit-any(th, td)`, which current browsers still read
 * with the specificity of a class: `.comparison :is(th, td)` then outranks `.comparison tbody th`.
 */
const TARGETS: Targets = {
  chrome: version(125),
  edge: version(125),
  firefox: version(126),
  safari: version(17, 5),
  ios_saf: version(17, 5),
};

/** Lightning CSS writes a version as one number, a byte for each part. */
function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}

/** Bundles the style sheet of the pages for `TARGETS`, and puts the fonts that it names below `outdir`. */
export function styles(outdir: string): BunPlugin {
  return {
    name: "styles",
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await bundleStyles(path, outdir), loader: "file" }));
    },
  };
}

async function bundleStyles(path: string, outdir: string): Promise<string> {
  const { code } = await bundleAsync({
    filename: path,
    minify: true,
    targets: TARGETS,
    resolver: { resolve: (specifier, from) => Bun.resolveSync(specifier, dirname(from)) },
    visitor: { Url: fontsIn(outdir) },
  });
  return Buffer.from(code).toString();
}

const fontsIn = (outdir: string) => (reference: Url) => ({ ...reference, url: placeFont(reference.url, outdir) ?? reference.url });

/** Fonts go beside the style sheet under hashed names: inside of it every visitor would fetch all of them, and a page needs one. */
export function placeFont(url: string, outdir: string): string | null {
  const name = /^\.\/files\/(.+)\.woff2$/.exec(url)?.[1];
  if (!name) return null;
  const bytes = readFileSync(fontFile(`${name}.woff2`));
  const path = `assets/${name}-${Bun.hash(bytes).toString(36)}.woff2`;
  mkdirSync(join(outdir, "assets"), { recursive: true });
  writeFileSync(join(outdir, path), bytes);
  return `/${path}`;
}

function fontFile(name: string): string {
  const paths = FONT_PACKAGES.map((from) => join(import.meta.dir, "../../node_modules", from, "files", name));
  const path = paths.find((path) => existsSync(path));
  if (!path) throw new Error(`no package of fonts has ${name}`);
  return path;
}
