/** The sentences of a language, all its files in one (`tools/plugins.ts`). */
declare module 'words/*' {
  const sentences: string;
  export default sentences;
}
