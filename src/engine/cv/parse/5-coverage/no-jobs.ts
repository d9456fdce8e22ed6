/** The text of the warning, in a module of its own: the review desk compares warnings with it and needs no tables of headings for that. */
export const NO_JOBS = "Please check the work experience: no job was recognised.";
