import { useEffect, useState } from "react";
import { takeTurn } from "../../../lib/api/one-at-a-time.ts";

type Props = { src: string | null; alt: string };

/** A picture that stays until the next one is there: a page that is drawn anew does not flicker. `src` is null as long as nobody sees it. */
export function SteadyImage({ src, alt }: Props) {
  const { shown, failed } = useLoaded(src);
  if (failed) return <p className="page-missing">This page cannot be shown at the moment.</p>;
  return shown ? <img src={shown} alt={alt} draggable={false} /> : <span className="page-coming" aria-hidden="true" />;
}

function useLoaded(src: string | null) {
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    const leave = takeTurn(() => {
      image.onload = () => {
        leave();
        setShown(src);
      };
      image.onerror = () => {
        leave();
        setFailed(src);
      };
      image.src = src;
    });
    return () => {
      image.onload = null;
      image.onerror = null;
      leave();
    };
  }, [src]);
  return { shown, failed: failed === src && src !== null && shown !== src };
}
