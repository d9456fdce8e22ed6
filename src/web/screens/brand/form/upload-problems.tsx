import { FieldError } from "./said.tsx";

/** What the service said against files that were chosen. */
export const UploadProblems = ({ problems }: { problems: { name: string; message: string }[] }) =>
  problems.map(({ name, message }) => (
    <FieldError key={name}>
      <strong>{name}:</strong> {message}
    </FieldError>
  ));
