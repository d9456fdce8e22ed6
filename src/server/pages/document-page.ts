const STYLE = `body{font:16px/1.55 system-ui,sans-serif;max-width:58rem;margin:2rem auto;padding:0 1rem 4rem;color:#1f2933;background:#fff}
h1,h2,h3{color:#17414f;line-height:1.25}h2{margin-top:2.25rem;border-bottom:1px solid #d0d7de;padding-bottom:.25rem}
code{font:.875em ui-monospace,monospace;background:#f1f6f6;padding:.1em .3em;border-radius:.25rem}a{color:#17656a}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.45rem .75rem .45rem 0;border-bottom:1px solid #d5dddf}th{color:#5f6c74}`;
const STYLE_HASH = new Bun.CryptoHasher("sha256").update(STYLE).digest("base64");

/** A document of ours, in Markdown, as a page without a script or anything from elsewhere. Not for texts of others: their HTML would stand in it. */
export function documentPage(markdown: string): Response {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? "Vitae";
  // A wide table scrolls by itself on a small screen, and by keyboard.
  const body = Bun.markdown.html(markdown).replaceAll("<table>", '<div tabindex="0"><table>').replaceAll("</table>", "</table></div>");
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style><main>${body}</main></html>`;
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    },
  });
}
