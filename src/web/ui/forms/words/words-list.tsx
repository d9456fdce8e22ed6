import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { HouseWords } from "../../../../engine/contract/api.ts";
import { labelsQuery, type WordsScope } from "../../../lib/api/queries.ts";
import { languageName } from "../../../lib/languages.ts";
import { Hint } from "../../overlays/tooltip.tsx";
import { ForgetWordsDialog } from "./forget-words-dialog.tsx";
import { useChangeWords, type WordsChange } from "./use-words.ts";
import { HeadingDialog, TaughtLabelDialog } from "./word-dialogs.tsx";
import { type Heading, isSameHeading, isSameLabel, type Label, sectionName } from "./word-names.ts";

type Opened = { heading: Heading | undefined } | { label: Label | undefined } | "all";

/** The headings and labels that an account or the house keeps: each can be changed or forgotten, and others be added, by who may do that. */
export function WordsList({ scope, words, readOnly = false }: { scope: WordsScope; words: HouseWords; readOnly?: boolean }) {
  const { headings, labels } = words;
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpened(undefined);
  const save = useChangeWords(scope, () => {
    close();
    // The row that had the focus is another one now, or none.
    list.current?.focus();
  });
  const { data: english } = useQuery({ ...labelsQuery("en"), enabled: labels.length > 0 });
  const nameOf = (key: string) => english?.find((one) => one.key === key)?.text ?? key;
  const count = headings.length + labels.length;
  const dialog = { busy: save.isPending, onClose: close };
  return (
    <div className="words">
      {count === 0 && (
        <p className="muted">
          None yet. A heading says which section a line of a CV opens, a label how documents print a title such as “Experience”.
        </p>
      )}
      <ul className="word-list" ref={list} tabIndex={-1} aria-label="Words">
        {headings.map((heading) => (
          <Word
            key={`${heading.text}|${heading.language ?? ""}`}
            text={heading.text}
            meaning={`opens ${sectionName(heading.section)}${heading.language ? `, in ${languageName(heading.language)}` : ""}`}
            actions={readOnly ? null : { onEdit: () => setOpened({ heading }), onForget: () => save.mutate(withoutHeading(heading)) }}
          />
        ))}
        {labels.map((label) => (
          <Word
            key={`${label.key}|${label.language}`}
            text={label.text}
            meaning={`is the label “${nameOf(label.key)}”, in ${languageName(label.language)}`}
            actions={readOnly ? null : { onEdit: () => setOpened({ label }), onForget: () => save.mutate(withoutLabel(label)) }}
          />
        ))}
      </ul>
      {!readOnly && <AddWords count={count} onOpen={setOpened} />}
      {opened === "all" && (
        <ForgetWordsDialog {...dialog} count={count} onForget={() => save.mutate({ change: () => NONE, done: "All Words Forgotten" })} />
      )}
      {typeof opened === "object" && "label" in opened && (
        <TaughtLabelDialog
          {...dialog}
          label={opened.label}
          taught={labels}
          onSave={(label) => save.mutate(withLabel(label, opened.label))}
        />
      )}
      {typeof opened === "object" && "heading" in opened && (
        <HeadingDialog {...dialog} heading={opened.heading} onSave={(heading) => save.mutate(withHeading(heading, opened.heading))} />
      )}
    </div>
  );
}

const AddWords = ({ count, onOpen }: { count: number; onOpen: (opened: Opened) => void }) => (
  <div className="word-actions">
    <button type="button" className="button small" onClick={() => onOpen({ heading: undefined })}>
      <Plus size={15} aria-hidden="true" />
      Add Heading
    </button>
    <button type="button" className="button small" onClick={() => onOpen({ label: undefined })}>
      <Plus size={15} aria-hidden="true" />
      Add Label
    </button>
    {count > 1 && (
      <button type="button" className="button small quiet" onClick={() => onOpen("all")}>
        Forget All
      </button>
    )}
  </div>
);

type WordActions = { onEdit: () => void; onForget: () => void };

const Word = ({ text, meaning, actions }: { text: string; meaning: string; actions: WordActions | null }) => (
  <li className="word">
    <span className="word-main">
      <strong>{text}</strong> <span className="muted">{meaning}</span>
    </span>
    {actions && <WordButtons text={text} {...actions} />}
  </li>
);

function WordButtons({ text, onEdit, onForget }: WordActions & { text: string }) {
  return (
    <>
      <Hint text="Change">
        <button type="button" className="icon-button" aria-label={`Change “${text}”`} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
        </button>
      </Hint>
      <Hint text="Forget">
        <button type="button" className="icon-button danger" aria-label={`Forget “${text}”`} onClick={onForget}>
          <Trash2 size={16} aria-hidden="true" />
        </button>
      </Hint>
    </>
  );
}

const NONE: HouseWords = { headings: [], labels: [] };

function withoutHeading(heading: Heading): WordsChange {
  const others = (all: Heading[]) => all.filter((one) => !isSameHeading(one, heading));
  return {
    change: ({ headings, labels }) => ({ headings: others(headings), labels }),
    undo: ({ headings, labels }) => ({ headings: [...others(headings), heading], labels }),
    done: "Forgotten",
    about: heading.text,
  };
}

function withoutLabel(label: Label): WordsChange {
  const others = (all: Label[]) => all.filter((one) => !isSameLabel(one, label));
  return {
    change: ({ headings, labels }) => ({ headings, labels: others(labels) }),
    undo: ({ headings, labels }) => ({ headings, labels: [...others(labels), label] }),
    done: "Forgotten",
    about: label.text,
  };
}

/** A heading in its place, or at the end when it is new. */
function withHeading(heading: Heading, before: Heading | undefined): WordsChange {
  const replaced = (all: Heading[]) => all.map((one) => (before && isSameHeading(one, before) ? heading : one));
  return {
    change: ({ headings, labels }) => ({ headings: before ? replaced(headings) : [...headings, heading], labels }),
    done: before ? "Heading Changed" : "Heading Added",
    about: heading.text,
  };
}

/** The same for a label. A wording for the same label and language that was taught before gives way. */
function withLabel(label: Label, before: Label | undefined): WordsChange {
  const replaced = (all: Label[]) => all.map((one) => (before && isSameLabel(one, before) ? label : one));
  const others = (all: Label[]) => all.filter((one) => one === label || !isSameLabel(one, label));
  return {
    change: ({ headings, labels }) => ({ headings, labels: others(before ? replaced(labels) : [...labels, label]) }),
    done: before ? "Label Changed" : "Label Added",
    about: label.text,
  };
}
