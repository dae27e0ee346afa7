/** A component imports its stylesheet for the effect alone; the bundler gathers it. */
declare module '*.css';
