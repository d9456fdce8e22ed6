import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { MAX_BRAND_FILE_BYTES } from "../../../../../engine/contract/limits.ts";
import { brandPath } from "../../../../lib/api/queries.ts";
import { FileDrop } from "../../../../ui/controls/file-drop.tsx";
import { useBrandForm } from "../../state/brand-context.ts";
import { UploadProblems } from "../upload-problems.tsx";
import { useUpload } from "../use-upload.ts";

const LOGO_TYPES = { "image/svg+xml": [".svg"], "image/png": [".png"] };

type Props = {
  label: string;
  optional?: boolean;
  /** The id of the uploaded picture, empty where there is none. */
  file: string;
  ground: string;
  onFile: (id: string) => void;
  onRemove: () => void;
};

/** A logo on the ground that it is for, or the place to drop one. */
export function LogoField({ label, optional, file, ground, onFile, onRemove }: Props) {
  const { scope, files } = useBrandForm();
  const place = useRef<HTMLDivElement>(null);
  const { upload, busy, problems } = useUpload(({ id, kind }) => kind === "logo" && onFile(id));
  const remove = () => {
    onRemove();
    // The button is gone: the place for another logo takes the focus.
    setTimeout(() => place.current?.querySelector("button")?.focus());
  };
  return (
    <div className="field logo-field" ref={place}>
      <span className="label">
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </span>
      {file ? (
        <figure className="logo-shown" style={{ background: ground }}>
          <img src={`/api${brandPath(scope, `/files/${file}`)}`} alt={`${label}: ${files.get(file)?.name ?? "uploaded"}`} />
          <button type="button" className="button small" aria-label={`Remove ${label.toLowerCase()}`} onClick={remove}>
            <Trash2 size={15} aria-hidden="true" />
            Remove
          </button>
        </figure>
      ) : (
        <FileDrop
          title={busy ? "Uploading…" : `Drop ${optional ? "one" : "your logo"}, or choose a file`}
          note={optional ? "Such as a white one" : "SVG or PNG"}
          types={LOGO_TYPES}
          maxBytes={MAX_BRAND_FILE_BYTES}
          maxFiles={1}
          onFiles={(chosen) => void upload(chosen)}
        />
      )}
      <UploadProblems problems={problems} />
    </div>
  );
}
