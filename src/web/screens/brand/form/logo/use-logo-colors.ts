import { useEffect, useState } from "react";
import { LOOKED_AT_PIXELS, logoColors } from "./logo-colors.ts";

/** The colours of a picture of ours, none as long as they are not known. `src` is null where nobody asks. */
export function useLogoColors(src: string | null): string[] {
  const [found, setFound] = useState<{ src: string; colors: string[] } | null>(null);
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.onload = () => setFound({ src, colors: logoColors(pixelsOf(image)) });
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  return src !== null && found?.src === src ? found.colors : NONE;
}

const NONE: string[] = [];

/** Empty in a browser that lets no page read its canvas. */
function pixelsOf(image: HTMLImageElement): ArrayLike<number> {
  const scale = LOOKED_AT_PIXELS / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return NO_PIXELS;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

const NO_PIXELS: number[] = [];
