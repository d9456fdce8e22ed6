/** Names that break programs: 515 of them, from what each kind of them is made of, and 50 that people have in other scripts. */

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const control = range(0, 0x9f).filter((code) => code < 0x20 || code >= 0x7f);
const INVISIBLE = [
  0xad,
  0x34f,
  0x61c,
  0x180e,
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x206f),
  0xfeff,
  0xfffc,
  0xfffd,
];
const WORDS =
  "undefined undef null NULL nil NIL true false True None hasOwnProperty then constructor __proto__ toString NaN Infinity -Infinity 0x0 1E+02 1/2 0..0 ..".split(
    " ",
  );
const DEVICES =
  "CON PRN AUX NUL CLOCK$ COM1 COM9 LPT1 LPT9 A: C: \\\\.\\NUL desktop.ini .DS_Store .htaccess .git .env Thumbs.db ~ - -- -rf --help".split(
    " ",
  );
const PATHS =
  "/ \\ // ./ ../ ../../etc/passwd ..\\..\\boot.ini /dev/null file:///etc/passwd C:\\CON\\CON %2e%2e%2f ..%2f ..%5c %00 ..%c0%af \\\\host\\share . .. ... a/../b /etc/passwd%00.pdf".split(
    " ",
  );
const HEADERS = [
  '"',
  '\\"',
  "'",
  ";",
  '"; filename="x.exe',
  "x\r\nSet-Cookie: a=b",
  "x\nLocation: http://evil.example",
  "x%0d%0aSet-Cookie:a=b",
  "UTF-8''x",
  "=?UTF-8?Q?x?=",
  "a=b&c=d",
  "#x?y",
  "*",
  "100%",
  "%ff%fe",
  "%zz",
  "$(touch x)",
  "`id`",
  "| cat",
  "; rm -rf /",
  "&& x",
  "> x",
  "=1+1",
  "@SUM(1)",
  "+cmd|' /C calc'!A1",
  "' OR 1=1 --",
  "1; DROP TABLE users",
  "{{7*7}}",
  "<%= 7 %>",
  "%s%n%x%d",
  "%@%@",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
];
const MARKS = "!#$%&()*+,-./:;<=>?@[]^_`{|}~¡¢£€¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷…‰†‡•–—‘’“”„‹›™∞≈≠≤≥√∫∂∆Ω".match(/./gu) as string[];
const BROKEN = [
  "\ud800",
  "\udc00",
  "\ud800\ud800",
  "a\udfffb",
  "\udbff\udfff",
  "\uffff",
  "\ufffe",
  "e\u0301",
  "\u0301",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A",
  "ﬀ",
  "ß",
  "İ",
  "ı",
  "ǅ",
];
const LONG = [64, 127, 128, 200, 254, 255, 256, 1_000, 4_096].flatMap((length) => [
  "a".repeat(length),
  "é".repeat(length),
  "𝒳".repeat(length),
]);
const EMOJI = "😍 👩🏽 👨‍🦰 👾🙇💁🙅🙆🙋🙎🙍 🐵🙈🙉🙊 ❤️💔💌 ✋🏿💪🏿 👨‍👩‍👦 🚾🆒🆓 0️⃣1️⃣ 🇺🇸🇷🇺 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍💻 🧑‍🎓 ☃️".split(" ");
const LETTERS = range(0x100, 0x24f).map((code) => String.fromCodePoint(code));

/** People, each in a script or with letters that a file name seldom has. */
export const UNICODE_NAMES =
  "Zoë Müller|Łukasz Żółć|Ørjan Åse|Đặng Thị Hồng|Ţîrnăveanu Ștefan|Ñuñez Íñigo|Çağlar Şükrü|Ḥasan Ṭāhā|Ólafur Þórðarson|Ķēniņš Jānis|Čeněk Říha|Őrsi Űr|Ċensu Ġużè|Ŵyn Ŷsgol|Ǧoǧa Ǩalǩ|Елена Ковалёва|Їжакевич Ґалаґан|Ђорђе Љубичић|Өмүрбек Ңурлан|Ольга Сергіївна|Γιώργος Παπαδόπουλος|Ἀριστοτέλης ᾬδή|محمد بن عبد الله|فاطمه رضایی|عائشہ ٹھاکر|שירה כהן|יִצְחָק|李雷|韓梅梅|山田太郎|さくら ひろし|サトウ・ケン|김철수|นางสาว กมลชนก|ນາງ ແກ້ວ|မောင်မောင်|សុខ សុភា|राहुल शर्मा|শ্রেয়া ঘোষ|ਗੁਰਪ੍ਰੀਤ|અમિત પટેલ|ଓଡ଼ିଆ|தமிழ்செல்வன்|సత్యనారాయణ|ಕನ್ನಡ|മലയാളം|සිංහල|Գրիգոր Հովհաննիսյան|გიორგი ბერიძე|ኃይለ ሥላሴ".split(
    "|",
  );

export const NAUGHTY_NAMES = [
  ...new Set([
    ...control.map((code) => `a${String.fromCodePoint(code)}b`),
    ...INVISIBLE.map((code) => `a${String.fromCodePoint(code)}b`),
    ...WORDS,
    ...DEVICES,
    ...PATHS,
    ...HEADERS,
    ...MARKS,
    ...BROKEN,
    ...LONG,
    ...EMOJI,
    ...LETTERS,
  ]),
].slice(0, 515);
