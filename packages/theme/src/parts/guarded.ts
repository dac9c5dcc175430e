export * from '../article/guarded.tsx';
