declare module 'swagger-ui-dist/absolute-path' {
  /** The folder of its files. */
  const absolutePath: () => string;
  export = absolutePath;
}
