/** True for the code of a small letter of ASCII. */
export const isSmallLetter = (code: number) => code >= 0x61 && code <= 0x7a;

/** True for the code of a letter of ASCII. */
export const isAsciiLetter = (code: number) => isSmallLetter(code | 0x20);

/** True for the code of a letter or figure of ASCII. */
export const isAlphanumeric = (code: number) => isAsciiLetter(code) || (code >= 0x30 && code <= 0x39);
