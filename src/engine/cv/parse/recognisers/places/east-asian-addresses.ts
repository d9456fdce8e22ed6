import { fold } from "../../../text/fold.ts";
import { CHINESE_PROVINCES, KOREAN_PROVINCES } from "../../lexicon/places/places-data.ts";
import { cities } from "./cities.ts";
import type { Place } from "./place.ts";

/** In East Asia the larger place stands first: postal code, province, city, then district and street. */
export const eastAsianAddress = (text: string): Place | undefined => koreanAddress(text) ?? japaneseAddress(text) ?? chineseAddress(text);

const CHINESE = new RegExp(
  String.raw`^(?:(\d{6})\s*)?(?:中国\s?)?((?:${CHINESE_PROVINCES})省?|\p{Script=Han}{2,8}(?:省|自治区))?\s?(\p{Script=Han}{2,6}?市|\p{Script=Han}{2,3}?(?=$|\p{Script=Han}{1,3}[区县區縣]))\s?(.*)$`,
  "u",
);

/** "浙江省杭州市西湖区文三路18号", "合肥市蜀山区", "广东深圳": a city without 市 is one that the list has, behind its province or before a district. */
function chineseAddress(text: string): Place | undefined {
  const [, province, unlisted] = PROVINCE_AND_CITY.exec(text) ?? [];
  if (province && unlisted) return { city: unlisted, region: province };
  const [, municipality, district] = CITY_AND_DISTRICT.exec(text) ?? [];
  if (municipality && district) return { city: municipality, address: district };
  const [, postalCode, region, city = "", address = ""] = CHINESE.exec(text) ?? [];
  const isStreet = /^\p{Script=Han}.*(?:\d|[区县區縣镇路街号路]$)/u.test(address);
  if (city === "" || (address !== "" && !isStreet)) return undefined;
  if (!city.endsWith("市") && !cities().has(fold(city))) return undefined;
  if (!address && !region) return undefined;
  return { city, ...(address && { address }), ...(region && { region }), ...(postalCode && { postalCode }) };
}

/** "湖北·宜昌": the dot says that both are places. */
const PROVINCE_AND_CITY = new RegExp(String.raw`^((?:${CHINESE_PROVINCES})省?)\s?[·・-]\s?(\p{Script=Han}{2,4})$`, "u");

/** "上海-浦东新区": a city that is no part of a province. */
const CITY_AND_DISTRICT = /^((?:北京|上海|天津|重庆|重慶)市?)\s?[·・-]\s?(\p{Script=Han}{1,6}[区區县縣])$/u;

const KOREAN = new RegExp(
  String.raw`^(?:\(?(\d{5})\)?\s+)?(\p{Script=Hangul}{1,4}(?:특별시|광역시|특별자치시|시|특별자치도|도)|${KOREAN_PROVINCES})\s+(\p{Script=Hangul}.*)$`,
  "u",
);

/** "(04021) 서울특별시 마포구 월드컵로 112", "경기 성남시 분당구 판교로 10", "경남 진주시 가좌동": a province has cities, a city has districts. */
function koreanAddress(text: string): Place | undefined {
  const [, postalCode, first = "", rest = ""] = KOREAN.exec(text) ?? [];
  // "경기도 수원": behind a province a city may stand without 시.
  if (/도$/u.test(first) && /^\p{Script=Hangul}{2}$/u.test(rest)) return { region: first, city: rest, countryCode: "KR" };
  const [, city, address = ""] = /^(\p{Script=Hangul}{1,3}[시군])(?:\s+(.*))?$/u.exec(rest) ?? [];
  if (first === "" || (!city && !/^\p{Script=Hangul}{1,4}[구군](?:\s|$)/u.test(rest))) return undefined;
  const place = city ? { region: first, city, ...(address && { address }) } : { city: first, address: rest };
  return { ...place, ...(postalCode && { postalCode }), countryCode: "KR" };
}

/** "〒223-0061 横浜市港北区日吉3-5-12", "東京都渋谷区神南1-2-3", "京都府宇治市": a city needs its code or its prefecture before it, its street a number. */
function japaneseAddress(text: string): Place | undefined {
  const match =
    /^(?:〒?\s?(\d{3}-\d{4})\s*)?(東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?\s?(\p{Script=Han}{1,5}?[市郡]|\p{Script=Han}{1,4}区)(?:([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー].*[\d０-９].*))?$/u.exec(
      text,
    );
  if (!match || !(match[1] || match[2])) return undefined;
  const [, postalCode, region, city, address] = match;
  return { city, ...(address && { address }), ...(region && { region }), ...(postalCode && { postalCode }), countryCode: "JP" };
}
