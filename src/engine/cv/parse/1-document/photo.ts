import type { Picture } from "../../reading.ts";

/** The candidate's photo as a data URL: the largest picture that looks like one and could be taken out. */
export function readPhoto(pictures: readonly Picture[]): string | undefined {
  const [largest] = pictures.filter(({ looksLikePhoto, bytes }) => looksLikePhoto && bytes).sort((a, b) => area(b) - area(a));
  if (!largest?.bytes || !largest.type) return undefined;
  return `data:image/${largest.type};base64,${Buffer.from(largest.bytes).toString("base64")}`;
}

const area = ({ box }: Picture) => (box ? box.width * box.height : 0);
