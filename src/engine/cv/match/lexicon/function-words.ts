/** Words that join others and say nothing themselves, folded. They are left out when phrases are compared: "gestion de projet" and "gestion projet" are one. */
export const FUNCTION_WORDS = new Set(
  (
    "a an the of for in to into within among across with by from at as is are be and " +
    "der die das des den dem ein eine einer eines einem einen und im am zur zum vom von fur mit bei beim aus auf durch zwischen " +
    "le la les l de du des d un une et en dans pour par avec au aux sur chez aupres entre vers " +
    "el los las del al una unos y e con por para en su sus lo entre hacia " +
    "il gli i lo di dei degli delle della dello dell nel nella nelle nei un uno ed per da dal dalla dai dalle su sul sulla sui sulle presso tra fra alla allo alle agli " +
    "o os as do da dos das no na nos nas um uma e com ao aos pelo pela pelos pelas num numa junto " +
    "het een van voor bij te op aan uit door met tussen " +
    "w z ze na do oraz dla od u s o i k v ve za se po pro przy przez ve " +
    "och av for till pa med det den ett og til af pa i " +
    "το του της την των η ο οι τα τους τις και με σε για από στο στη στην στον στα μια ενα απο " +
    "і й та у в на з із до для за про по и с со о об от и"
  ).split(" "),
);
