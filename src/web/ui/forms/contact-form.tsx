import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { configQuery } from "../../lib/api/queries.ts";
import { sendContactMessage } from "../../lib/mail.ts";
import { Alert } from "../controls/alert.tsx";
import { Field, TextArea } from "../controls/field.tsx";

const EMPTY = { name: "", email: "", company: "", message: "" };

/** A message to the people behind the product; `start` fills in what is known of the writer. */
export function ContactForm({ start }: { start?: Partial<typeof EMPTY> }) {
  const [form, setForm] = useState({ ...EMPTY, ...start });
  const { data: config } = useQuery(configQuery);
  const send = useMutation({
    mutationFn: () => sendContactMessage(config ?? null, form),
    onSuccess: () => setForm(EMPTY),
  });
  const set = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };

  return (
    <form className="form" onSubmit={submit}>
      <div className="form-pair">
        <Field label="Name" required autoComplete="name" {...set("name")} />
        <Field label="Email" type="email" required autoComplete="email" {...set("email")} />
      </div>
      <Field label="Company" optional autoComplete="organization" {...set("company")} />
      <TextArea label="Message" required rows={4} {...set("message")} />
      {send.isSuccess && <Alert tone="success">✓ Message sent successfully! We'll get back to you soon.</Alert>}
      {send.isError && <Alert tone="danger">✗ Failed to send message. Please try again or contact us directly.</Alert>}
      <div className="button-row">
        <button type="submit" className="button primary" disabled={send.isPending}>
          {send.isPending ? "Sending..." : "Send Message"}
        </button>
      </div>
    </form>
  );
}
