import { lazy, type ReactNode, Suspense, useState } from "react";

const PictureDialog = lazy(() => import("./picture-dialog.tsx"));

type Props = { src: string; title: string; children?: ReactNode };

/** The first page of a document, small; pressed, it is shown large. `children` stand in for it while it comes, and where there is none. */
export function PagePicture({ src, title, children }: Props) {
  const [state, setState] = useState<"waiting" | "there" | "none">("waiting");
  const [open, setOpen] = useState(false);
  if (state === "none") return children;
  return (
    <span className="page-picture">
      {state === "waiting" && children}
      <button type="button" className={state} aria-label={`Preview of ${title}`} onClick={() => setOpen(true)}>
        <img src={src} alt="" loading="lazy" onLoad={() => setState("there")} onError={() => setState("none")} />
      </button>
      {open && (
        <Suspense>
          <PictureDialog src={src} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
