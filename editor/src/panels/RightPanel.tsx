/** Placeholder replaced below. */
export function RightPanel() {
  return null;
}
