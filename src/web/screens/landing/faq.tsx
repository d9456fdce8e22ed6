import { ChevronDown } from "lucide-react";
import { useRetention } from "../../lib/service/retention.ts";

/** `{retention}` stands for the days that this service keeps files. */
const FAQ: [string, string][] = [
  [
    "What does Vitae do?",
    "It reads candidates' CVs and writes them again in a template, so that every document you send looks like yours. It can also score CVs against a job description.",
  ],
  ["Which files can I upload?", "PDF and DOCX files of up to 10 MB each, several at once. Scanned pages are read by OCR."],
  [
    "Which formats do I get?",
    "DOCX, PDF and PPTX. Which of them a CV comes in depends on your template: presentations give PPTX, documents give DOCX.",
  ],
  [
    "How long does a CV take?",
    "About two minutes, often much less. You can upload more in the meantime, or close the window and come back.",
  ],
  [
    "What does a credit pay for?",
    "1 credit is 1 CV. Adding a job description or keywords costs 1 credit more, so 2 in all. The matcher takes 1 credit per CV.",
  ],
  ["What is in the free trial?", "10 credits and a default template. You need no card, and nothing renews by itself."],
  ["What happens when a CV cannot be processed?", "You see the reason in your queue and the credit comes back by itself."],
  ["Can I use my own template?", "Yes. Send us your Word or PowerPoint file; an administrator sets it up and assigns it to your account."],
  [
    "What do a job description or keywords add?",
    "Targeted skills recommendations: which of the wanted skills the CV shows, where it shows them, and which to ask the candidate about.",
  ],
  [
    "How does the CV vs JD Matcher score?",
    "It rates niche skills, industry experience and role experience from 0 to 10, gives an overall score, and lists highlights and gaps with quotes from the CV.",
  ],
  ["Which languages are supported?", "Any language. Several CVs in different languages can be in the same upload."],
  [
    "Where are the CVs stored, and for how long?",
    "On the server that runs Vitae, and only for as long as they are needed: they are permanently deleted after {retention}, or at once when you delete them.",
  ],
  [
    "How many people can use one account?",
    "An account can be signed in on up to 3 devices. A fourth one signs out the oldest. Larger teams take an Enterprise plan.",
  ],
  [
    "Can I connect Vitae to our own systems?",
    "Yes. There is an API for everything the screens do, with keys that you make yourself; webhooks tell your other programs when a CV is finished; a folder can be watched for new CVs; and assistants on your machine can use Vitae through the Model Context Protocol.",
  ],
];

/** One answer open at a time: the browser closes the others of the same name. */
export function Faq() {
  const retention = useRetention();
  return (
    <section id="faq" className="band beside" aria-labelledby="faq-title">
      <div className="band-head">
        <h2 id="faq-title">FAQ</h2>
      </div>
      <div className="faq">
        {FAQ.map(([question, answer]) => (
          <details key={question} name="faq">
            <summary>
              {question}
              <ChevronDown size={18} aria-hidden="true" />
            </summary>
            <p>{answer.replace("{retention}", retention)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
