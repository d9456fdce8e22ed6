/** The numbers of the product, each once. Engine, server, terminal and browser all import them from here. */
export const TRIAL_CREDITS = 10;
export const MIN_PASSWORD_LENGTH = 6;
/** With VITAE_STRICT_PASSWORDS. */
export const MIN_STRICT_PASSWORD_LENGTH = 8;
export const MAX_CV_BYTES = 10 * 1024 * 1024;
export const MAX_TEMPLATE_BYTES = 20 * 1024 * 1024;
export const CREDITS_PER_CV = 1;
export const ENHANCEMENT_SURCHARGE = 1;
export const CREDITS_PER_MATCHED_CV = 1;
export const MAX_SESSIONS = 3;
export const MAX_AGENCY_NAME_CHARS = 100;
/** Members of an agency and invitations that wait. */
export const MAX_AGENCY_MEMBERS = 500;
export const AGENCY_INVITATION_DAYS = 14;
/** API keys of an account, expired ones too; a program has one each. */
export const MAX_API_KEYS = 50;
export const MAX_API_KEY_NAME_CHARS = 80;
/** How long a call of POST /api/convert waits for its document: without a wish, and at most. Unit: seconds. */
export const CONVERT_WAIT_SECONDS = { usual: 30, max: 60 } as const;
/** Webhooks of an account, and deliveries of one that its log shows, newest first. */
export const MAX_WEBHOOKS = 10;
export const MAX_SHOWN_DELIVERIES = 100;
export const MAX_WEBHOOK_URL_CHARS = 500;
export const RETENTION_DAYS = 7;
/** Six months at least: AI Act, articles 19 and 26 (6). No six months have more days. */
export const DECISION_DAYS = 184;
/** Days until records of the audit log are deleted. */
export const AUDIT_DAYS = 365;
export const MAX_MATCH_CVS = 10;
export const MINUTES_SAVED_PER_CV = 15;
export const DEFAULT_SUCCESS_RATE = 100;
export const DEFAULT_ADD_CREDITS = 10;
/** Jobs that one call changes or downloads at once: their ids fit into an address of 8 KB, the longest that common proxies pass on. */
export const MAX_BULK_JOBS = 100;
/** Of a recruiter's changes to the result of an analysis: characters of a reason or an added requirement, of a note, and changes of one analysis. */
export const MAX_CHANGE_CHARS = 500;
export const MAX_NOTE_CHARS = 2_000;
export const MAX_MATCH_CHANGES = 500;
/** Characters of a job description, pasted or in a file; the longest in the corpus has 9,000. */
export const MAX_JD_CHARS = 100_000;
/** Characters of a heading or label that an agency teaches: a longer line is no heading. */
export const MAX_HOUSE_WORD_CHARS = 80;
/** Headings, and labels, that an account or the house keeps; more is a list that nobody has looked through. */
export const MAX_HOUSE_WORDS = 500;
/** Bytes of a logo or font of a brand: a font with Latin, Greek and Cyrillic letters has 200 to 800 KB. */
export const MAX_BRAND_FILE_BYTES = 4 * 1024 * 1024;
/** Files of a brand, those that are tried before it is saved included: two logos and four cuts of two families. */
export const MAX_BRAND_FILES = 12;
/** Characters of an agency's name, and of a line that each page carries. */
export const MAX_BRAND_NAME_CHARS = 80;
export const MAX_BRAND_TEXT_CHARS = 160;
/** Millimetres that a logo may be high. */
export const LOGO_HEIGHT_MM = { min: 4, max: 30 } as const;
/** Languages, as ISO 639-1, that documents have labels in. */
export const LABEL_LANGUAGES =
  "ar bg ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk vi zh".split(" ");
/** Languages, as ISO 639-1, of what candidates are told about the matcher: the notice before a comparison, and the explanation of a result. */
export const CANDIDATE_LANGUAGES = ["en", "de", "fr", "es"] as const;
export type CandidateLanguage = (typeof CANDIDATE_LANGUAGES)[number];
/** Pages of one document; more is refused. */
export const MAX_PAGES = 100;

/** The newest jobs of a list, which each open tab asks for at every poll. */
export const POLLED_JOBS = 200;
export const POLL_ACTIVE_MS = 3_000;
export const POLL_IDLE_MS = 15_000;
export const ACTIVE_WINDOW_MS = 5 * 60_000;
export const ACTIVITY_CHECK_MS = 30_000;
export const SESSIONS_REFETCH_MS = 30_000;
export const HEALTH_REFETCH_MS = 60_000;
/** When a key was last used, and whether a webhook delivers. */
export const CONNECTIONS_REFETCH_MS = 30_000;
/** While a webhook is being told something. */
export const POLL_DELIVERY_MS = 1_000;
export const PROCESSING_MESSAGE_MS = 30_000;
export const VIDEO_AUTOPLAY_DELAY_MS = 3_000;
export const UNAUTHORIZED_REDIRECT_MS = 500;
export const NETWORK_RETRY_DELAYS_MS = [1_000, 2_000] as const;
export const TOAST_MS = 5_000;
export const TOAST_LONG_MS = 15_000;
export const TOAST_SHORT_MS = 3_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
/** How long a delete can be undone before it is sent. */
export const UNDO_MS = 6_000;
/** A button that moved under the pointer this short a time ago was not what the user aimed at; people need about 200 ms to see a change. */
export const MOVED_GUARD_MS = 500;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;
export const MATCHER_IDLE_MS = 60_000;
export const MATCHER_ACTIVITY_CHECK_MS = 30_000;

/** How often a document is tried whose converter crashes or runs out of time. A restart of the server does not count. */
export const MAX_ATTEMPTS = 2;
/** A job that was at work at so many crashes of the service may be their cause: it runs only when no other suspect does, and fails at the second number. */
export const SUSPECT_SERVICE_CRASHES = 2;
export const MAX_SERVICE_CRASHES = 5;
/** How long a started service answers requests before it begins a suspect job. */
export const SUSPECT_DELAY_MS = 3_000;
/** An account whose documents crashed their converter waits behind others until one of its documents is converted, or for so long. */
export const CONVERTER_CRASH_PENALTY_MS = 15 * 60_000;
export const CONVERT_TIMEOUT_MS = 120_000;
export const OCR_TIMEOUT_MS = 300_000;
export const CHILD_MEMORY_BYTES = 1024 * 1024 * 1024;
