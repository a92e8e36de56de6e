// Stands for modules that nothing of this site calls.
export {};
