export type TestMail = {
  from?: string;
  subject?: string;
  id?: string;
  /** `Authentication-Results`, topmost first; by default the trusted server says that DMARC has passed. */
  results?: string[];
  headers?: string[];
  /** Each a part with its headers, or a PDF with this name. */
  parts?: string[];
};

export const TRUSTED = "mx.agency.test";
const PASSED = `${TRUSTED}; dmarc=pass (p=reject) header.from=agency.test`;
let mails = 0;

/** A mail of Ada, whose address belongs to an account of the tests, as her server hands it over. */
export function mailOf({ from = "Ada Byron <ada@agency.test>", id, results = [PASSED], headers = [], parts = [pdfPart()] }: TestMail = {}) {
  mails += 1;
  const boundary = `cut-${mails}`;
  return [
    "Return-Path: <ada@agency.test>",
    ...results.map((result) => `Authentication-Results: ${result}`),
    ...(from === "" ? [] : [`From: ${from}`]),
    "To: cv@agency.test",
    "Subject: A CV for you",
    `Message-ID: ${id ?? `<mail-${mails}@agency.test>`}`,
    ...headers,
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Here it is.",
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

export const pdfPart = (name = "Ada.pdf", content = "%PDF-1.7 a CV"): string => filePart({ name, content });

type FilePart = { name: string; content: string; type?: string; disposition?: string; headers?: string[] };
export const filePart = ({ name, content, type = "application/pdf", disposition = "attachment", headers = [] }: FilePart): string =>
  [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    ...headers,
    "",
    Buffer.from(content, "latin1").toString("base64"),
  ].join("\r\n");
