/**
 * Hidden files and folders of static folders that hosts read. Docusaurus publishes all hidden ones; the others are files of editors or
 * keys more often than not.
 */
export const READ_BY_HOSTS: readonly string[] = [
  '.asf.yaml',
  '.circleci',
  '.domains',
  '.github',
  '.gitlab-ci.yml',
  '.htaccess',
  '.nojekyll',
];
