import type { Place } from "./place.ts";

/** "杭州市西湖区文三路18号", "浙江省杭州市…": province and city first, then the street. */
export function chineseAddress(text: string): Place | undefined {
  const match =
    /^(?:(\d{6})\s+)?(\p{Script=Han}{2,8}(?:省|自治区))?(\p{Script=Han}{2,6}?市)(\p{Script=Han}.*\d+.*|\p{Script=Han}+[区县镇路街号].*)$/u.exec(
      text,
    );
  if (!match) return undefined;
  const [, postalCode, region, city, address] = match;
  return { address, city, ...(region ? { region } : {}), ...(postalCode ? { postalCode } : {}) };
}

/** "(04021) 서울특별시 마포구 월드컵로 112", "경기도 성남시 분당구 판교로 10": the larger place first. */
export function koreanAddress(text: string): Place | undefined {
  const match =
    /^(?:\(?(\d{5})\)?\s+)?(\p{Script=Hangul}{1,4}(?:특별시|광역시|특별자치시|시|특별자치도|도))\s+(\p{Script=Hangul}.*)$/u.exec(text);
  if (!match || !/[시군구]\s|[로길동읍면]\s?\d/u.test(text)) return undefined;
  const [, postalCode, first = "", rest = ""] = match;
  const city = first.endsWith("도") ? /^(\p{Script=Hangul}+[시군])\s+(.*)$/u.exec(rest) : undefined;
  const place = city ? { region: first, city: city[1], address: city[2] } : { city: first, address: rest };
  return { ...place, ...(postalCode ? { postalCode } : {}), countryCode: "KR" };
}

/** "〒223-0061 横浜市港北区日吉3-5-12", "東京都渋谷区神南1-2-3": prefecture and city first, the rest is the street. */
export function japaneseAddress(text: string): Place | undefined {
  const match =
    /^(?:〒?\s?(\d{3}-\d{4})\s*)?(東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?(\p{Script=Han}{1,5}?[市郡]|\p{Script=Han}{1,4}区)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー].*[\d０-９].*)$/u.exec(
      text,
    );
  if (!match || !(match[1] || match[2])) return undefined;
  const [, postalCode, region, city, address] = match;
  return { address, city, ...(region ? { region } : {}), ...(postalCode ? { postalCode } : {}), countryCode: "JP" };
}
