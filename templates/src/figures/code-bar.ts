/** Width of a Code 128's narrowest bar in points: 0.38 mm, which any scanner reads from paper. */
export const CODE_BAR = 1.08;
