/** A warning that the review desk knows again, without the words of headings that tell when it is due. */
export const NO_JOBS = "Please check the work experience: no job was recognised.";
