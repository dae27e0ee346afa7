declare module '*.json?first' {
  const words: Record<string, string>;
  export default words;
}
declare module '*.json?rest' {
  const words: Record<string, string>;
  export default words;
}
