import { ChevronDown } from "lucide-react";
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

type MenuProps = {
  /** The words of the button, or its name when `iconOnly`. */
  label: string;
  icon?: ReactNode;
  iconOnly?: boolean;
  /** The name of the button where its words alone do not tell it from others: `Actions for Zoë Müller`. */
  name?: string;
  className: string;
  busy?: boolean;
  /** More attributes of the button, such as one that marks it as a stop. */
  button?: Record<`data-${string}`, string> & { tabIndex?: number };
  children: ReactNode;
};

const Close = createContext<() => void>(() => {});

/** A button with a list of actions. Arrow keys move in the list, Escape closes it; the focus goes back to the button. */
export function Menu({ label, icon, iconOnly = false, name, className, busy = false, button, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={iconOnly ? label : name}
        disabled={busy}
        onClick={() => setOpen(!open)}
        {...button}
      >
        {icon}
        {!iconOnly && label}
        {!iconOnly && <ChevronDown size={14} aria-hidden="true" />}
      </button>
      {open && (
        <Close value={close}>
          <MenuList id={id} label={name ?? label} opener={opener.current} onClose={close} onLeave={() => setOpen(false)}>
            {children}
          </MenuList>
        </Close>
      )}
    </>
  );
}

type MenuItemProps = { onChoose: () => void; icon?: ReactNode; tone?: "danger"; disabled?: boolean; children: ReactNode };

export function MenuItem({ onChoose, icon, tone, disabled = false, children }: MenuItemProps) {
  const close = useContext(Close);
  const choose = () => {
    close();
    onChoose();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={tone} disabled={disabled} onClick={choose}>
      {icon}
      {children}
    </button>
  );
}

type ListProps = { id: string; label: string; opener: HTMLElement | null; onClose: () => void; onLeave: () => void; children: ReactNode };

/** Over everything else, below its button or above it where there is more room. */
function MenuList({ id, label, opener, onClose, onLeave, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!list.current || !opener) return;
    place(list.current, opener.getBoundingClientRect());
    itemsOf(list.current)[0]?.focus();
  }, [opener]);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!list.current?.contains(target as Node) && !opener?.contains(target as Node)) onLeave();
    };
    const follow = () => list.current && opener && place(list.current, opener.getBoundingClientRect());
    document.addEventListener("pointerdown", outside);
    document.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
    };
  }, [opener, onLeave]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Tab") onLeave();
    if (event.key === "Escape") onClose();
    const step = STEPS[event.key];
    if (step === undefined || !list.current) return;
    event.preventDefault();
    const items = itemsOf(list.current);
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[step === "first" ? 0 : step === "last" ? items.length - 1 : (at + step + items.length) % items.length]?.focus();
  };
  return createPortal(
    <div ref={list} id={id} className="menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>,
    // Within the landmark that it belongs to, where assistive technology looks for it.
    opener?.closest("main") ?? document.body,
  );
}

const STEPS: Record<string, 1 | -1 | "first" | "last"> = { ArrowDown: 1, ArrowUp: -1, Home: "first", End: "last" };

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLButtonElement>("[role=menuitem]:not(:disabled)")];

const GAP_PX = 4;

function place(list: HTMLElement, button: DOMRect) {
  const { width, height } = list.getBoundingClientRect();
  const above = button.bottom + GAP_PX + height > window.innerHeight && button.top - GAP_PX - height > 0;
  list.style.top = `${above ? button.top - GAP_PX - height : button.bottom + GAP_PX}px`;
  list.style.left = `${Math.max(8, Math.min(button.right - width, window.innerWidth - width - 8))}px`;
}
