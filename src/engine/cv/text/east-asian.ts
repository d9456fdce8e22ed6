/** False for a text without Chinese, Japanese and Korean signs: tells it at a glance, of most texts. True says nothing. */
export const mayBeEastAsian = (text: string) => /[\u1100-\uffff]/.test(text);
