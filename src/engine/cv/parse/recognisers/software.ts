/**
 * Programs, systems and languages of programming that the CVs of all trades name as what somebody can use: "Excel", "MS Office", "SAP". Those whose names are usual
 * words count with their maker: "Microsoft Access", "MO Word"; and "Word" and "Outlook" in capitals as elsewhere.
 */
export const namesSoftware = (text: string): boolean => SOFTWARE.test(text);

const SOFTWARE =
  /(?<![\p{L}\p{N}])(?:(?:MS|M\.?|MO|Microsoft)[ -]?(?:Office|Word|Excel|PowerPoint|Outlook|Access|Project|Teams|Windows)|Word|Excel|Power ?Point|Outlook|Open ?Office|Libre ?Office|Office[ -]?(?:365|Paket\p{L}*|programm?\p{L}*|package|suite|pakke\p{L}*|paket\p{L}*)|(?:pakiet\p{L}*|pack|paquete|pacote|pacchetto|suite|balík\p{L}*|pachetul) (?:MS |Microsoft )?Office|Google (?:Docs|Sheets|Workspace)|Photoshop|InDesign|Illustrator|AutoCAD|SolidWorks|SketchUp|ArchiCAD|SAP|DATEV|QuickBooks|1[CС]|Linux|Windows ?(?:XP|NT|\d{1,2})|Mac ?OS(?: X)?|Python|JavaScript|HTML ?5?|CSS ?3?|SQL|MySQL|PHP|VBA|VB\.net|C\+\+|C#|MATLAB|SPSS|LaTeX|Canva|WordPress)(?![\p{L}\p{N}])/u;
