import { passwordNote, usePasswordRules } from "../../lib/account/password.ts";
import { PasswordField } from "../controls/field.tsx";

type Props = { value: string; onChange: (value: string) => void };

export const CurrentPasswordField = ({ value, onChange }: Props) => (
  <PasswordField label="Current password" autoComplete="current-password" value={value} onChange={({ target }) => onChange(target.value)} />
);

/** With what this service asks of it below. */
export const NewPasswordField = ({ label = "New password", value, onChange }: Props & { label?: string }) => (
  <PasswordField
    label={label}
    autoComplete="new-password"
    note={passwordNote(usePasswordRules())}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
