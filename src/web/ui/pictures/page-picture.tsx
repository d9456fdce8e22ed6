import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { takeTurn } from "../../lib/api/one-at-a-time.ts";

const PictureDialog = lazy(() => import("./picture-dialog.tsx"));

type Props = { src: string; title: string; children?: ReactNode };

/** The first page of a document, small; pressed, it is shown large. `children` stand in for it while it comes, and where there is none. */
export function PagePicture({ src, title, children }: Props) {
  const [state, setState] = useState<"waiting" | "there" | "none">("waiting");
  const [open, setOpen] = useState(false);
  const { button, isTurn, leave } = useTurnWhenSeen();
  const settle = (next: "there" | "none") => {
    leave();
    setState(next);
  };
  if (state === "none") return children;
  return (
    <span className="page-picture">
      {state === "waiting" && children}
      <button ref={button} type="button" className={state} aria-label={`Preview of ${title}`} onClick={() => setOpen(true)}>
        {isTurn && <img src={src} alt="" onLoad={() => settle("there")} onError={() => settle("none")} />}
      </button>
      {open && (
        <Suspense>
          <PictureDialog src={src} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** A turn from the moment that the element comes near the window, until `leave` or its end. */
function useTurnWhenSeen() {
  const button = useRef<HTMLButtonElement>(null);
  const turn = useRef(() => {});
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        turn.current = takeTurn(() => setIsTurn(true));
      },
      { rootMargin: "200px" },
    );
    if (button.current) observer.observe(button.current);
    return () => {
      observer.disconnect();
      turn.current();
    };
  }, []);
  return { button, isTurn, leave: () => turn.current() };
}
