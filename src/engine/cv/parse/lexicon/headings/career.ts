import { fold } from "../../../text/fold.ts";

const CAREER = /werdegang|laufbahn|lebenslauf|levensloop|loopbaan|parcours|trayectoria|trajetoria|percorso|percurso/u;

/** "Beruflicher Werdegang", "Parcours": who tells a way through life may begin it at school. */
export const namesCareer = (title: string): boolean => CAREER.test(fold(title));
