/** Files that the build copies beside the bundles; the import is their address. */
declare module '*.woff2' {
  const address: string;
  // The bundler offers a file's address as its default export.
  export default address;
}
