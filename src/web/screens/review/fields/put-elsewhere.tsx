import { useSignals } from "@preact/signals-react/runtime";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import { placesFor, putElsewhere } from "../edits/elsewhere.ts";
import { targetsOf } from "../form/targets.ts";
import { useDesk } from "../state/desk-context.ts";
import { Picker } from "./picker.tsx";

/** The places for a value that stands in the wrong field. */
export function PutElsewhere() {
  useSignals();
  const desk = useDesk();
  const path = desk.moving.value;
  if (!path) return null;
  const { resume } = desk.review.value;
  const places = placesFor(resume, path, targetsOf(desk.form.value));
  return (
    <Picker
      title="Put elsewhere …"
      note={String(valueAt(resume, path) ?? "")}
      options={places.map(({ label }, at) => ({ value: String(at), label }))}
      onClose={() => {
        desk.moving.value = null;
      }}
      onPick={(at) => {
        const place = places[Number(at)];
        if (place) desk.patch(putElsewhere(resume, path, place), place.path);
      }}
    />
  );
}
