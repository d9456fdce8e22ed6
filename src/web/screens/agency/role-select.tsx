import type { AgencyRole } from "../../../engine/contract/api.ts";
import { AGENCY_ROLES } from "../../lib/account/agency.ts";
import { Select } from "../../ui/controls/field.tsx";

type Props = { label: string; hideLabel?: boolean; note?: string; value: AgencyRole; onChange: (role: AgencyRole) => void };

const ROLES = Object.keys(AGENCY_ROLES) as AgencyRole[];

export const RoleSelect = ({ onChange, ...field }: Props) => (
  <Select {...field} onChange={({ target }) => onChange(target.value as AgencyRole)}>
    {ROLES.map((role) => (
      <option key={role} value={role}>
        {AGENCY_ROLES[role].name}
      </option>
    ))}
  </Select>
);
