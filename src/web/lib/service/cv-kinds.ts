import { useQuery } from "@tanstack/react-query";
import type { Accept } from "react-dropzone";
import { configQuery } from "../api/queries.ts";

/**
 * What can be read: by type, and by ending for systems that know no type. `words` name it for several files, `word` for one. `text`: a CV may also be text that is
 * pasted.
 */
type CvKinds = { types: Accept; words: string; word: string; text?: true };

const PDF_AND_WORD: CvKinds = {
  types: {
    "application/pdf": [".pdf"],
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  },
  words: "PDF and DOCX",
  word: "PDF or DOCX",
};
const MORE: CvKinds = {
  types: {
    ...PDF_AND_WORD.types,
    "application/msword": [".doc"],
    "application/rtf": [".rtf"],
    "text/rtf": [".rtf"],
    "application/vnd.oasis.opendocument.text": [".odt"],
    "text/plain": [".txt"],
    "text/html": [".html", ".htm"],
    "application/vnd.apple.pages": [".pages"],
    "image/jpeg": [".jpg", ".jpeg"],
    "image/png": [".png"],
    "image/tiff": [".tif", ".tiff"],
    "image/heic": [".heic"],
    "image/heif": [".heif"],
    "image/avif": [".avif"],
  },
  words: "PDF, Word, RTF, ODT, TXT, HTML, Pages and pictures",
  word: "PDF, Word or another document, or a picture",
  text: true,
};

/** The kinds of files that this service takes as CVs and job descriptions. As long as it is not known, those that every service takes. */
export function useCvKinds(): CvKinds {
  const { data: config } = useQuery(configQuery);
  return config?.moreKinds ? MORE : PDF_AND_WORD;
}
