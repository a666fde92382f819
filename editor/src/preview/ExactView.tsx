export function ExactView() {
  return null;
}
