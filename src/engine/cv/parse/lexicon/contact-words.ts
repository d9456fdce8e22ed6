/** Before the city where somebody lives, in a line of the contact data: "based in Leeds", "wohnhaft in Trier". */
export const LIVES_IN_WORDS = String.raw`(?:(?:currently |now )?(?:lives?|living|based|located|residing|resides?|resident) in|(?:lebt|lebe|wohnt|wohne|wohnhaft|ansässig) in|(?:habite|habitante?|vit|réside|résidante?|domiciliée?|basée?|installée?) à|(?:viv[eo]|reside|residente|radicad[oa]|afincad[oa]) en|(?:viv[eo]|abit[ao]|risiede|residente|domiciliat[oa]) a|(?:mor[ao]|viv[eo]|reside|residente) em|(?:woont?|woonachtig|gevestigd) (?:in|te)|(?:bor|bosatt|bosat) i|(?:mieszkam?|mieszkając[ya]) w|bydliště|živim u|живу в|проживаю в|мешкаю в|lakcím)`;

/** Words and signs before a telephone number, in any language, longest forms not needed: a dot, colon or bracket may follow. */
export const PHONE_LABELS = String.raw`telefon(?:nummer|szám|s|i|as)?|telephone|t[eé]l[eé]phone|phone(?: number| no)?|tel(?:\.? ?(?:nr|no|number|č))?|t[eé]l|tlf(?:\.? ?(?:nr|nummer))?|tlfn|tfno|puh(?:elin)?|mobile(?: phone| number| no)?|mobil(?:telefon|nummer|e)?|mobiel|mob|handy(?:nummer)?|cell(?: ?phone)?|celular|cellulare|cell?|natel|gsm|portable|m[oó]vil|m[oó]bil|tel[eé]fono(?: m[oó]vil)?|telem[oó]vel|telefone|telefoon(?:nummer)?|whats ?app|komórka|kom|contact(?: no| number)?|call|home|work|office|privat|τηλ(?:έφωνο)?|κιν(?:ητό)?|тел(?:ефон)?|моб(?:ильный|ілний|ільний)?|мобильный телефон|мобилен|هاتف|جوال|موبايل|الهاتف|טלפון|נייד|电话|電話(?:番号)?|手机|手機|联系电话|携帯(?:電話)?|전화(?:번호)?|휴대폰|휴대전화|연락처|cep(?: telefonu)?|gsm no|tālrunis|tālr|telefonas|mob tel|[tmphc](?=[.:)])`;
/** Somewhere before a number that reaches the person anywhere. */
export const MOBILE_LABEL =
  /(?<!\p{L})(?:mob\p{L}*|cell\p{L}*|handy\p{L}*|natel|gsm|portable|celular|cep|kom(?:órka|órkowy|(?=[.:]))|m[oó]vil|m[oó]bil|telem[oó]vel|κιν\p{L}*|моб\p{L}*|手机|手機|携帯\p{L}*|휴대\p{L}*|جوال|موبايل|נייד|[mc](?=[.:)]))/iu;
/** Directly before a number that reaches nobody. */
export const FAX_LABELS = /(?:fax|telefax|faks|φαξ|факс|传真|FAX番号|팩스)\s*[.:：]*\s*$/iu;
export const EMAIL_LABELS = String.raw`e-?mail(?:[- ]?(?:address|adresse|adres|adress))?|mail|courriel|m[ée]l|correo(?: electr[oó]nico)?|posta elettronica|adresse (?:e-?)?mail|adres e-?mail|correio eletr[oó]nico|ηλεκτρονικό ταχυδρομείο|эл(?:ектронная)? ?\.?почта|почта|е-?мейл|имейл|ел(?:ектронна)? ?\.?пошта|البريد الإلكتروني|بريد(?: إلكتروني)?|דוא"?ל|אימייל|邮箱|电子邮箱|电子邮件|邮件|電子郵件|メール(?:アドレス)?|이메일|e-?posta|s[äa]hk[öo]posti|e-?post|e-?pasts|el\.? ?paštas|e-?pošta|e(?=[.:)])`;
export const WEB_LABELS = String.raw`web(?: ?site| ?seite| ?page)?|website|homepage|home page|site(?: web| internet)?|internet|sitio web|p[aá]gina web|sito(?: web)?|url|blog|portfolio|portafolio|link|ιστοσελίδα|сайт|вебсайт|веб-сайт|网站|个人网站|ウェブサイト|웹사이트|w(?=[.:)])`;

export type Network = {
  name: string;
  /** Matches the address without scheme and "www."; the first group is the user name. */
  address: RegExp;
  /** Words that label a bare user name. */
  labels?: RegExp;
  /** Address of a user name that was printed alone. */
  link?: (username: string) => string;
};

const user = String.raw`([\p{L}\p{N}_.%~-]+)`;
/** "linkedin.com/jane-doe": some leave the folder of the profiles out. */
const NO_PAGE = String.raw`(?![^/?#]+\/[^?#]|(?:in|pub|profile|school|showcase|posts?|pulse|mwlite|home|help|legal)(?:[/?#]|$))`;
const at = (pattern: string) => new RegExp(`^${pattern}`, "iu");

export const NETWORKS: Network[] = [
  {
    name: "LinkedIn",
    address: at(String.raw`(?:[a-z]{2,3}\.)?linkedin\.com\/(?:(?:mwlite\/)?(?:in|pub|profile)\/|${NO_PAGE})${user}`),
    labels: /linked ?in/iu,
    link: (name) => `https://www.linkedin.com/in/${name}`,
  },
  { name: "GitHub", address: at(String.raw`github\.com\/${user}`), labels: /git ?hub/iu, link: (name) => `https://github.com/${name}` },
  { name: "GitLab", address: at(String.raw`gitlab\.com\/${user}`), labels: /git ?lab/iu, link: (name) => `https://gitlab.com/${name}` },
  {
    name: "Bitbucket",
    address: at(String.raw`bitbucket\.org\/${user}`),
    labels: /bitbucket/iu,
    link: (name) => `https://bitbucket.org/${name}`,
  },
  {
    name: "XING",
    address: at(String.raw`xing\.(?:com|to)\/(?:profile\/|people\/)?${user}`),
    labels: /xing/iu,
    link: (name) => `https://www.xing.com/profile/${name}`,
  },
  { name: "ORCID", address: at(String.raw`orcid\.org\/([\dX-]+)`), labels: /orcid(?: id)?/iu, link: (id) => `https://orcid.org/${id}` },
  {
    name: "Stack Overflow",
    address: at(String.raw`(?:[a-z]{2}\.)?stackoverflow\.com\/(?:users|story)\/(?:\d+\/)?${user}`),
    labels: /stack ?overflow/iu,
  },
  {
    name: "Twitter",
    address: at(String.raw`(?:mobile\.)?twitter\.com\/@?${user}`),
    labels: /twitter(?:\s*\/\s*x)?/iu,
    link: (name) => `https://twitter.com/${name}`,
  },
  { name: "X", address: at(String.raw`x\.com\/@?${user}`), labels: /x \(twitter\)|x(?=:)/iu, link: (name) => `https://x.com/${name}` },
  {
    name: "Medium",
    address: at(String.raw`medium\.com\/@?${user}|^([a-z0-9-]+)\.medium\.com`),
    labels: /medium/iu,
    link: (name) => `https://medium.com/@${name}`,
  },
  {
    name: "Behance",
    address: at(String.raw`(?:be\.net|behance\.net)\/${user}`),
    labels: /behance/iu,
    link: (name) => `https://www.behance.net/${name}`,
  },
  {
    name: "Dribbble",
    address: at(String.raw`dribbble\.com\/${user}`),
    labels: /dribbble/iu,
    link: (name) => `https://dribbble.com/${name}`,
  },
  {
    name: "ResearchGate",
    address: at(String.raw`researchgate\.net\/profile\/${user}`),
    labels: /research ?gate/iu,
    link: (name) => `https://www.researchgate.net/profile/${name}`,
  },
  {
    name: "Google Scholar",
    address: at(String.raw`scholar\.google\.[a-z.]+\/citations\?(?:[^\s]*?)user=([\w-]+)`),
    labels: /google scholar/iu,
  },
  // What a Brazilian scholar has done, by number.
  { name: "Lattes", address: at(String.raw`(?:buscatextual\.)?lattes\.cnpq\.br\/(\d{10,})`) },
  { name: "Academia.edu", address: at(String.raw`([a-z0-9.-]+\.)?academia\.edu\/${user}`) },
  { name: "Kaggle", address: at(String.raw`kaggle\.com\/${user}`), labels: /kaggle/iu, link: (name) => `https://www.kaggle.com/${name}` },
  {
    name: "HackerRank",
    address: at(String.raw`hackerrank\.com\/(?:profile\/)?${user}`),
    labels: /hacker ?rank/iu,
    link: (name) => `https://www.hackerrank.com/${name}`,
  },
  {
    name: "LeetCode",
    address: at(String.raw`leetcode\.(?:com|cn)\/(?:u\/)?${user}`),
    labels: /leet ?code/iu,
    link: (name) => `https://leetcode.com/${name}`,
  },
  {
    name: "Codeforces",
    address: at(String.raw`codeforces\.com\/profile\/${user}`),
    labels: /codeforces/iu,
    link: (name) => `https://codeforces.com/profile/${name}`,
  },
  { name: "CodePen", address: at(String.raw`codepen\.io\/${user}`), labels: /code ?pen/iu, link: (name) => `https://codepen.io/${name}` },
  { name: "DEV", address: at(String.raw`dev\.to\/${user}`), labels: /dev\.to/iu, link: (name) => `https://dev.to/${name}` },
  { name: "npm", address: at(String.raw`npmjs\.com\/~${user}`) },
  {
    name: "Hugging Face",
    address: at(String.raw`huggingface\.co\/${user}`),
    labels: /hugging ?face/iu,
    link: (name) => `https://huggingface.co/${name}`,
  },
  {
    name: "Instagram",
    address: at(String.raw`instagram\.com\/${user}`),
    labels: /instagram|insta/iu,
    link: (name) => `https://www.instagram.com/${name}`,
  },
  {
    name: "Facebook",
    address: at(String.raw`(?:[a-z-]{1,5}\.)?(?:facebook|fb)\.com\/(?:people\/)?${user}`),
    labels: /facebook/iu,
    link: (name) => `https://www.facebook.com/${name}`,
  },
  {
    name: "YouTube",
    address: at(String.raw`(?:m\.)?youtube\.com\/(?:channel\/|c\/|user\/|@)?${user}`),
    labels: /you ?tube/iu,
    link: (name) => `https://www.youtube.com/@${name}`,
  },
  { name: "Vimeo", address: at(String.raw`vimeo\.com\/${user}`), labels: /vimeo/iu, link: (name) => `https://vimeo.com/${name}` },
  {
    name: "SoundCloud",
    address: at(String.raw`soundcloud\.com\/${user}`),
    labels: /soundcloud/iu,
    link: (name) => `https://soundcloud.com/${name}`,
  },
  {
    name: "TikTok",
    address: at(String.raw`tiktok\.com\/@${user}`),
    labels: /tik ?tok/iu,
    link: (name) => `https://www.tiktok.com/@${name}`,
  },
  {
    name: "Pinterest",
    address: at(String.raw`pinterest\.[a-z.]+\/${user}`),
    labels: /pinterest/iu,
    link: (name) => `https://www.pinterest.com/${name}`,
  },
  {
    name: "Telegram",
    address: at(String.raw`(?:t\.me|telegram\.me)\/${user}`),
    labels: /telegram|телеграм+/iu,
    link: (name) => `https://t.me/${name}`,
  },
  { name: "WhatsApp", address: at(String.raw`(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?(\d+)`) },
  { name: "Skype", address: at(String.raw`join\.skype\.com\/${user}`), labels: /skype|скайп/iu },
  { name: "WeChat", address: at(String.raw`weixin\.qq\.com\/${user}`), labels: /we ?chat(?: id)?|微信号?/iu },
  { name: "Discord", address: at(String.raw`discord\.(?:gg|com\/users)\/${user}`), labels: /discord/iu },
  { name: "VK", address: at(String.raw`vk\.com\/${user}`), labels: /вконтакте/iu, link: (name) => `https://vk.com/${name}` },
  { name: "QQ", address: at(String.raw`user\.qzone\.qq\.com\/(\d+)`), labels: /qq(?:号码?)?/iu },
  { name: "Gitee", address: at(String.raw`gitee\.com\/${user}`), labels: /gitee|码云/iu, link: (name) => `https://gitee.com/${name}` },
  { name: "CSDN", address: at(String.raw`blog\.csdn\.net\/${user}`) },
  { name: "Juejin", address: at(String.raw`juejin\.(?:cn|im)\/user\/(\d+)`) },
  { name: "Zhihu", address: at(String.raw`zhihu\.com\/people\/${user}`) },
  { name: "Qiita", address: at(String.raw`qiita\.com\/${user}`), labels: /qiita/iu, link: (name) => `https://qiita.com/${name}` },
  { name: "Zenn", address: at(String.raw`zenn\.dev\/${user}`) },
  { name: "Habr", address: at(String.raw`(?:career\.)?habr\.com\/(?:ru\/users\/)?${user}`) },
  { name: "Mastodon", address: at(String.raw`(?:mastodon\.[a-z]+|[a-z.-]+\.social|fosstodon\.org|hachyderm\.io)\/@${user}`) },
  { name: "Bluesky", address: at(String.raw`bsky\.app\/profile\/${user}`), labels: /bluesky/iu },
  { name: "Substack", address: at(String.raw`([a-z0-9-]+)\.substack\.com`) },
  { name: "Codewars", address: at(String.raw`codewars\.com\/users\/${user}`), labels: /codewars/iu },
  { name: "Docker Hub", address: at(String.raw`hub\.docker\.com\/u\/${user}`) },
  { name: "Malt", address: at(String.raw`malt\.[a-z]{2,3}\/profile\/${user}`), labels: /malt/iu },
  { name: "freelancermap", address: at(String.raw`freelancermap\.[a-z]{2,3}\/(?:profil\/)?${user}`) },
  { name: "Upwork", address: at(String.raw`upwork\.com\/(?:freelancers|fl)\/${user}`), labels: /upwork/iu },
  { name: "AngelList", address: at(String.raw`(?:angel\.co|wellfound\.com)\/(?:u\/)?${user}`) },
  {
    name: "ArtStation",
    address: at(String.raw`artstation\.com\/${user}`),
    labels: /art ?station/iu,
    link: (name) => `https://www.artstation.com/${name}`,
  },
];

/** Top-level domains that people's addresses end in. A ccTLD that is also a file name's ending is not in it. */
export const TLDS = new Set(
  `com social org net edu gov int mil info biz name pro eu asia mobi tel jobs cat museum aero coop dev app io ai co me tv cc tech online site website web xyz page blog space studio design art works work cloud digital agency live life world today email link click club shop store solutions consulting engineering software systems network group media photo photography photos pictures gallery example test uk de fr es it pt nl be lu at ch li pl cz sk hu ro bg gr cy mt ie dk se no fi is ee lv lt ua by ru su ge am az kz uz tr il sa ae qa kw bh om jo lb eg ma dz tn ly ng gh ke tz ug za zw na mu in pk bd lk np cn hk tw mo jp kr sg my th vn ph id au nz us ca mx br ar cl pe ve ec uy bo cr pa do gt hn sv ni cu pr hr si rs me ba mk al mc sm va ad swiss berlin hamburg koeln cologne bayern nrw wien tirol paris bzh alsace corsica amsterdam brussels vlaanderen gent london scot wales cymru irish madrid barcelona gal eus nyc tokyo moscow academy training school science health care legal finance capital ventures partners company ltd gmbh inc ngo ong foundation center expert guru ninja one icu top vip fun zone plus pub fyi gg to ly im fm la vc ws`.split(
    /\s+/,
  ),
);
/** Products written like a domain. */
export const NOT_DOMAINS =
  /^(?:asp|ado|vb|ml|paint|entity|f#|c#|.*\.asp|\w*dot)\.net(?:[- ]core)?$|^(?:socket|draw|diagrams|three|cal)\.(?:io|net)$|^(?:web|industry|industrie)\.\d/iu;
